import { Button } from "@mantine/core";
import { ArrowLeft, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface PageHeadProps {
  isFetching: boolean;
  onRefresh: () => void;
  /** Further buttons, before "Refresh". */
  children?: ReactNode;
}

/** First row of a page of figures: the way back, and "Refresh". */
export function PageHead({ isFetching, onRefresh, children }: PageHeadProps) {
  return (
    <div className="row wrap between">
      <Link className="row back" to="/admin">
        <ArrowLeft className="i" aria-hidden />
        Back to Admin
      </Link>
      <div className="row">
        {children}
        <Button
          variant="default"
          leftSection={<RefreshCw className={`i ${isFetching ? "spin" : ""}`} aria-hidden />}
          onClick={onRefresh}
        >
          Refresh
        </Button>
      </div>
    </div>
  );
}
