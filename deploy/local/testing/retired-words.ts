type Retired = readonly (readonly [pattern: RegExp, standard: string])[];
/** Retired names of files (in camel case) and of anything declared in them, and the standard term. */
const RETIRED_WORDS: Retired = [
  [/^told|Told|^tell|^Tell/, "published, reported or acknowledged"],
  [/[tT]urn(ed)?Away|[tT]urnstile|^withTurn|^stranger/, "reject, concurrency limit"],
  [/[kK]nock|KNOCK|[pP]atien(ce|t[A-Z]|tly)|PATIEN|[sS]teadily/, "retry delay, timeout"],
  [/(^createR|^r|^R)oom$/, "lock"],
  [/[pP]oliteHost|aTenth|oneAtATime/, "rate limit, duty cycle, semaphore"],
  [/Together$/, "coalesce, batch, sum"],
  [/^[mM]irror|lookedAt|LookedLong|^aLook/, "cached collection"],
  [/^[fF]orget|Forget[A-Z]|FORG[EO]T|^[rR]emember/, "delete, erase, expire, client state"],
  [/[lL]etGo|^bury|^buried|^unheard|^doors?$|^Outside$/, "release, erase, unacknowledged, gateway"],
  [/^tooPoor|^judge[A-Z]|^recognisePhoto/, "classify, quality check"],
  [/^[oO]vertaken|^wakeUnfinished|^wakePatience/, "superseded, requeue"],
  [/Waiting$/, "loading, placeholder, skeleton"],
  [/^[lL]ined[A-Z]|^openLine$|^lineTo$/, "fault proxy, proxied system"],
  [/^(a|an|some)[A-Z][a-z]+/, "buildX"],
  [/^MOST_|^LONGEST/, "MAX_"],
  [/^[sS]cripted[A-Z]/, "stub"],
  [/^(worthASecondTry|fitsDog|beginsVisit|settlesWithin|takesAScan)$/, "is…, has…, can…"],
  [/^refuse[A-Z]/, "reject"],
  [/^(reachable|engineAnswers|answersPing|answersList)$|[a-z]Away$/, "map to unavailable, is…Reachable"],
  [/^(Looked|LookRequest|LookDeps|lookAtPhoto|askPinned|askReadiness)$/, "request, result, check"],
  [/AT_ONCE$/, "CONCURRENCY, MAX_"],
  [/^ask(Until|EachMinute|edBack)$|^AskBack|^answer(Slowly|Errors|Again|ingBus)$/, "poll, cache, reply, replay"],
  [/[mM]isfit|SlipApart$|^[rR]ight(_B|B)odies/, "invalid, typo, valid"],
  [/^PageAlive$|^keep(Offline|Photo|Search|EarlyUse)$/, "hydrated, store, cache, preload"],
  [/^[sS]weep|^SWEEP|^openDoor$|^fileRefused$/, "deleteExpired…, startTestGateway, rejected…"],
  [/(^|_)(KEPT|KEEP|AWAY|LOOKING|ROOM|NOBODYS)(_|$)/, "RETENTION_, CACHE_, MAX_, UNAVAILABLE_, POLL_"],
  [
    /^(Looking|Wish|noRoom|isNote|isPassing|countFromNothing|beforeLooking)$/,
    "…Input, criteria, isMetadata, isTransient",
  ],
  [/^[vV]oices?($|[A-Z])|^Deed$|^Guesser$/, "basis, testimonial, mount, action, attempt"],
];

/**
 * Names that stay: fields that are stored, sent or set by operators (`docs/glossary.md`), and an answer about strangers.
 */
export const WIRE_NAMES =
  /^(told|told_\w+|tellVet|tell_more|newsletterWaiting|UPLOAD_KEPT_SECONDS|(UPLOADS|STREAMS)_AT_ONCE|stranger)$/;

/** Retired at the top of a module; in a function `facts` of a breed and what was `kept` are plain words. */
const RETIRED_OUTSIDE: Retired = [
  [/^[fF]acts?$|^FACTS?$|[fF]ollowFacts?$|^Facts?[A-Z]|^FACTS?_|^fact[A-Z]/, "event"],
  [/^[kK]ept[A-Z]?|Kept[A-Z]/, "stored, saved, client state"],
];

/** The standard term for a retired name; undefined for a valid one. */
export const standardFor = (name: string, { isLocal }: { isLocal: boolean }): string | undefined =>
  [...RETIRED_WORDS, ...(isLocal ? [] : RETIRED_OUTSIDE)].find(([pattern]) => pattern.test(name))?.[1];
