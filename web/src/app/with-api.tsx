import { useState, type ComponentType } from "react";
import { useStore } from "react-redux";
import { attachApi } from "./api.ts";
import type { AppStore } from "./store.ts";

/** Wraps the front door of everything that reads or sends server data: it makes sure the store has a place for it. */
export function withApi<Props extends object>(Component: ComponentType<Props>) {
  return function WithApi(props: Props) {
    const store = useStore() as AppStore;
    useState(() => attachApi(store));
    return <Component {...props} />;
  };
}
