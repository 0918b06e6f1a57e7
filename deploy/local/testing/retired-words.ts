/** Retired names: a pattern of a file's name (in camel case) or of one declared at the top of it, and the standard term. */
export const RETIRED_WORDS: readonly (readonly [pattern: RegExp, standard: string])[] = [
  [/^told|Told|^tell|^Tell/, "published, reported or acknowledged"],
  [/^[fF]acts?$|[fF]ollowFacts?$|^Facts?[A-Z]|^FACTS?_|^fact[A-Z]/, "event"],
  [/[tT]urn(ed)?Away|[tT]urnstile|^withTurn|^stranger/, "reject, concurrency limit"],
  [/[kK]nock|KNOCK|[pP]atien(ce|t[A-Z]|tly)|PATIEN|[sS]teadily/, "retry delay, timeout"],
  [/(^createR|^r|^R)oom$/, "lock"],
  [/[pP]oliteHost|aTenth|oneAtATime/, "rate limit, duty cycle, semaphore"],
  [/Together$/, "coalesce, batch, sum"],
  [/^[mM]irror|lookedAt|LookedLong|^aLook/, "cached collection"],
  [/^[fF]orget|Forget[A-Z]|^[rR]emember/, "delete, erase, expire, client state"],
  [/^tooPoor|^judge[A-Z]|^recognisePhoto/, "classify, quality check"],
  [/^[oO]vertaken|^wakeUnfinished|^wakePatience/, "superseded, requeue"],
  [/^[kK]ept[A-Z]?|Kept[A-Z]/, "stored, saved, client state"],
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
  [/^[vV]oices?($|[A-Z])|^Deed$|^Guesser$/, "basis, testimonial, mount, action, attempt"],
];

/** The standard term for a retired name; undefined for a valid one. */
export const standardFor = (name: string): string | undefined =>
  RETIRED_WORDS.find(([pattern]) => pattern.test(name))?.[1];
