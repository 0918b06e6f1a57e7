import { useState, type ComponentType } from "react";
import { attachApi } from "#shared/api/api.ts";
import { useAppStore } from "#shared/store/store.ts";

/** Wraps components with server data: adds the API's reducer to the store. */
export function withApi<Props extends object>(Component: ComponentType<Props>) {
  return function WithApi(props: Props) {
    const store = useAppStore();
    useState(() => attachApi(store));
    return <Component {...props} />;
  };
}
