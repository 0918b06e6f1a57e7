import { Component, type ReactNode } from "react";
import { reportError } from "#shared/api/report-error.ts";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of what broke. */
  fallback: ReactNode;
}

/** Keeps a broken screen from taking the page with it, and reports it. React knows error boundaries only as classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
