import { ActionIcon, Tooltip } from "@mantine/core";
import { Pencil, RefreshCw, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";

type Props = { name: string; edit: string; isScraping: boolean; onScrape: () => void; onDelete: () => void };

/** Actions on one product; on phones with labels. */
export const RowActions = ({ name, edit, isScraping, onScrape, onDelete }: Props) => (
  <div className="acts">
    <Tooltip label="Edit">
      <ActionIcon component={Link} to={edit} className="quiet act" aria-label={`Edit ${name}`}>
        <Pencil className="i" aria-hidden />
        <span className="word">Edit</span>
      </ActionIcon>
    </Tooltip>
    <Tooltip label="Scrape: read it again from the marketplace">
      <ActionIcon className="quiet act" aria-label={`Scrape ${name}`} loading={isScraping} onClick={onScrape}>
        <RefreshCw className="i" aria-hidden />
        <span className="word">Scrape</span>
      </ActionIcon>
    </Tooltip>
    <Tooltip label="Delete">
      <ActionIcon className="quiet act bad" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 className="i" aria-hidden />
        <span className="word">Delete</span>
      </ActionIcon>
    </Tooltip>
  </div>
);
