#!/bin/sh
# Installs or upgrades: rollout.sh <overlay>. Stores and configuration first, then the migrations, and when those are through our processes.
set -eu
overlay=$(dirname "$0")/overlays/$1
manifests=$(mktemp)
trap 'rm -f "$manifests"' EXIT
kubectl kustomize "$overlay" > "$manifests"
# a finished Job cannot be changed, only made anew
kubectl -n hundeblick delete job migrations --ignore-not-found
kubectl apply -f "$manifests" -l 'app.kubernetes.io/part-of!=hundeblick'
kubectl -n hundeblick wait --for=condition=complete job/migrations --timeout=3600s
kubectl apply -f "$manifests"
for name in report catalogue analysis tracking mail scraper gateway; do kubectl -n hundeblick rollout status "deployment/$name" --timeout=600s; done
