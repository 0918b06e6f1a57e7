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
job=$(kubectl -n hundeblick get job migrations -o jsonpath='{.metadata.uid}')
waits=
# the Job ends by itself after an hour at the latest (activeDeadlineSeconds)
checks=0
while :; do
  case " $(kubectl -n hundeblick get job migrations -o jsonpath='{.status.conditions[?(@.status=="True")].type}') " in
    *" Complete "*) break ;;
    *" Failed "*) echo "The migrations failed; the previous version goes on:" >&2; kubectl -n hundeblick logs job/migrations --tail=20 >&2 || true; exit 1 ;;
  esac
  # why its pod does not run yet, each reason once
  reason=$(kubectl -n hundeblick get pods -l "batch.kubernetes.io/controller-uid=$job" -o jsonpath='{.items[*].status.conditions[?(@.reason=="Unschedulable")].message} {.items[*].status.containerStatuses[*].state.waiting.reason} {.items[*].status.containerStatuses[*].state.waiting.message}' || true)
  [ -z "$(echo $reason)" ] || [ "$reason" = "$waits" ] || echo "The migrations wait:" $reason >&2
  waits=$reason
  case "$reason" in
    *ImagePullBackOff* | *InvalidImageName*) echo "The image of the migrations cannot be pulled; the previous version goes on. Are its name and tag in the overlay, and may the cluster pull it?" >&2; exit 1 ;;
  esac
  checks=$((checks + 1))
  [ "$checks" -lt 1850 ] || { echo "The migrations neither ended nor failed within an hour." >&2; exit 1; }
  sleep 2
done
# our processes need the calls that the new authorization.conf allows
kubectl -n hundeblick rollout status statefulset/nats --timeout=2760s
kubectl apply -f "$manifests"
for name in report catalogue analysis tracking mail scraper gateway; do kubectl -n hundeblick rollout status "deployment/$name" --timeout=600s; done
