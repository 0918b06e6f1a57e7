/** A product as analytics tools know it. */
export interface TrackedItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  price: number | null;
  currency?: string;
  /** Place in the list, from 1. */
  index: number;
}

/**
 * Everything the site tells `window.dataLayer`: nothing in it says who somebody is, or opens a report as its id
 * would.
 */
export interface DataLayerEvents {
  page_view: { page_path: string; page_title: string; language: string };
  view_item: TrackedItem;
  select_item: TrackedItem;
  /** `file_size` in bytes. */
  upload_photo: { file_type: string; file_size: number };
  begin_analysis: { with_details: boolean };
  complete_analysis: Nothing;
  analysis_complete: Nothing;
  /** Where the form stood. */
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

/** Adds an event to the data layer; whoever runs the site may read it there, nothing is sent from here. */
export function pushEvent<Name extends keyof DataLayerEvents>(event: Name, details: DataLayerEvents[Name]): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
