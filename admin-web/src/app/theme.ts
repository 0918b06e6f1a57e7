import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

const forest: MantineColorsTuple = [
  "#e4ede4",
  "#cfe1d5",
  "#b0d0bd",
  "#8cbda2",
  "#65a685",
  "#42906b",
  "#2c7c5d",
  "#1f5c45",
  "#194d3a",
  "#153f30",
];

export const theme = createTheme({
  colors: { forest },
  primaryColor: "forest",
  primaryShade: { light: 7, dark: 4 },
  fontFamily: "var(--font-text)",
  fontFamilyMonospace: "var(--font-mono)",
  headings: { fontFamily: "var(--font-head)", fontWeight: "650" },
  defaultRadius: 10,
  components: {
    ActionIcon: { defaultProps: { variant: "subtle", radius: "xl" } },
    Button: { defaultProps: { radius: "xl" } },
    // the page has a banner already, so a dialog's header must not be one
    Modal: {
      defaultProps: {
        centered: true,
        radius: 18,
        transitionProps: { duration: 150 },
        closeButtonProps: { "aria-label": "Close" },
        attributes: { header: { role: "presentation" } },
      },
    },
    PasswordInput: { defaultProps: { visibilityToggleButtonProps: { radius: 10 } } },
    Input: { defaultProps: { size: "sm" } },
    InputWrapper: { defaultProps: { inputWrapperOrder: ["label", "input", "description", "error"] } },
  },
});

/** Both schemes get the same variables, because the tokens handle light and dark. */
const shared = {
  "--mantine-color-body": "var(--surface)",
  "--mantine-color-text": "var(--ink)",
  "--mantine-color-dimmed": "var(--ink-soft)",
  "--mantine-color-placeholder": "var(--ink-soft)",
  "--mantine-color-default": "var(--surface)",
  "--mantine-color-default-hover": "var(--sunken)",
  "--mantine-color-default-border": "var(--line-strong)",
  "--mantine-color-default-color": "var(--ink)",
  "--mantine-color-error": "var(--danger)",
  "--mantine-color-anchor": "var(--forest)",
  "--mantine-primary-color-filled": "var(--forest)",
  "--mantine-primary-color-filled-hover": "var(--forest-hover)",
  "--mantine-primary-color-contrast": "var(--on-forest)",
};
export const cssVariables: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared });
