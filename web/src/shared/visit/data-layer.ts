/** A product for analytics tools. */
export interface TrackedItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  price: number | null;
  currency?: string;
  /** Position in the list, from 1. */
  index: number;
}

/** Events in `window.dataLayer`, without personal data and report ids. */
interface DataLayerEvents {
  page_view: { page_path: string; page_title: string; language: string };
  view_item: TrackedItem;
  select_item: TrackedItem;
  /** `file_size` in bytes. */
  upload_photo: { file_type: string; file_size: number };
  begin_analysis: { with_details: boolean };
  complete_analysis: Nothing;
  analysis_complete: Nothing;
  /** Place of the form. */
  generate_lead: { source: "overlay" | "report" };
  view_report: Nothing;
  share: { method: "link" | "email" | "device" };
}

type Nothing = Record<string, never>;

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** Adds an event to the data layer for the site's operator; nothing is sent. */
export function pushEvent<Name extends keyof DataLayerEvents>(event: Name, details: DataLayerEvents[Name]): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
