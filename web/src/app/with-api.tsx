import { useState, type ComponentType } from "react";
import { attachApi } from "#shared/api/api.ts";
import { useAppStore } from "#shared/store/store.ts";

/** Wraps the front door of everything that reads or sends server data: it makes sure the store has a place for it. */
export function withApi<Props extends object>(Component: ComponentType<Props>) {
  return function WithApi(props: Props) {
    const store = useAppStore();
    useState(() => attachApi(store));
    return <Component {...props} />;
  };
}
