import { Button, type ButtonProps } from "@mantine/core";
import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

type Props = ButtonProps & Omit<ComponentProps<"button">, keyof ButtonProps> & { icon?: LucideIcon };

/** A quiet button in a header or a row. */
export const SmallButton = ({ icon: Icon, ...button }: Props) => (
  <Button variant="default" size="xs" leftSection={Icon && <Icon className="i" aria-hidden />} {...button} />
);
