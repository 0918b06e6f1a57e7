import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";

type Props = { placeholder: string; value: string; onChange: (search: string) => void };

/** The search of a list. */
export const SearchField = ({ placeholder, value, onChange }: Props) => (
  <TextInput
    className="search"
    type="search"
    aria-label="Search"
    placeholder={placeholder}
    maxLength={100}
    leftSection={<Search className="i" aria-hidden />}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
