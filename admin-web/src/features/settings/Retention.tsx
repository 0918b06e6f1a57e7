/** What the services really keep, and who decides. Nothing here can be typed in, because a number that nobody obeys would be a lie. */
const KEPT: readonly { what: string; days: string; note: string }[] = [
  { what: "Raw visits and clicks", days: "90 days", note: "Daily totals stay. The variable TRACKING_RAW_DAYS of the tracking service can say another number." },
  { what: "Photos", days: "90 days", note: "The report stays without them. Whoever has the report's link can delete it with its photo at any time." },
  { what: "Reports", days: "no end", note: "Until somebody with the link deletes them." },
  { what: "E-mail addresses", days: "no end", note: "Until they are deleted in Emails, or their last report is. Sign-ups that were never confirmed go after 14 days." },
  { what: "Messages of the contact form", days: "180 days", note: "They can be read in Emails until then." },
  { what: "Sent mails", days: "90 days", note: "To whom and which kind, not the words." },
  { what: "Audit log", days: "365 days", note: "Who did what, without visitors' addresses." },
];

export const Retention = () => (
  <section className="card" id="keep" aria-labelledby="keep-title">
    <div className="card-head"><h2 id="keep-title">Retention</h2><span className="sub grow">What is kept how long. These are rules of the services and are not changed here.</span></div>
    {KEPT.map(({ what, days, note }) => <div className="line" key={what}><div><div className="strong">{what}</div><div className="note">{note}</div></div><span className="v">{days}</span></div>)}
  </section>
);
