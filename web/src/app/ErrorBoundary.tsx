import { Component, type ReactNode } from "react";
import { reportError } from "#shared/api/report-error.ts";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Fallback. */
  fallback: ReactNode;
}

/** Shows a fallback for a component that throws, and reports the error. React needs a class for it. */
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
