import { useState } from "react";
import { WordChoice } from "#shared/ui/WordChoice.tsx";
import { useToolTexts } from "../frame/use-tool-texts.ts";
import { factsOf, type Group, GROUPS, type Kind, kindsIn } from "./kinds.ts";

interface KindStepProps {
  kind: Kind | undefined;
  onChange: (kind: Kind | undefined) => void;
}

/** What was eaten: the group first, then its kind if there are several. */
export function KindStep({ kind, onChange }: KindStepProps) {
  const text = useToolTexts("poison");
  const [group, setGroup] = useState<Group | undefined>(kind && factsOf(kind).group);
  const help: Partial<Record<Group, string>> = text.kindHelp;
  const kinds = group ? kindsIn(group) : [];
  const choose = (next: Group) => {
    setGroup(next);
    const [only, ...more] = kindsIn(next);
    onChange(more.length === 0 ? only : undefined);
  };
  return (
    <div className="stack">
      <WordChoice legend={text.groupLabel} options={GROUPS} labels={text.groups} chosen={group} onChoose={choose} />
      {kinds.length > 1 && (
        <WordChoice legend={text.kindLabel} options={kinds} labels={text.kinds} chosen={kind} onChoose={onChange} />
      )}
      {group && help[group] && <p className="help">{help[group]}</p>}
    </div>
  );
}
