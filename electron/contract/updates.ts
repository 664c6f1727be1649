/**
 * Reasons why the program cannot update itself: it runs from its sources, has no feed or no key to check it, or was not
 * installed.
 */
export const UNABLE_REASONS = ['sources', 'no-feed', 'no-key', 'unpacked'] as const
export type UnableReason = (typeof UNABLE_REASONS)[number]

/**
 * Reasons why an update failed: the feed is unreachable, the program or the update is not signed, the update is
 * damaged, or it could not be installed (for example because the user did not enter the system's password).
 */
export const UPDATE_FAULTS = ['unreachable', 'unsigned', 'damaged', 'not-installed', 'other'] as const
export type UpdateFault = (typeof UPDATE_FAULTS)[number]

/** The state of updates. */
export type UpdateState =
  | { readonly kind: 'off' }
  | { readonly kind: 'unable'; readonly why: UnableReason }
  /** `current`: the feed was checked and has no newer version. */
  | { readonly kind: 'idle'; readonly current: boolean }
  | { readonly kind: 'checking' }
  /** Postponed because a match is open; `version` is null if the feed was not checked yet. */
  | { readonly kind: 'postponed'; readonly version: string | null }
  | { readonly kind: 'loading'; readonly version: string; readonly percent: number }
  | { readonly kind: 'ready'; readonly version: string }
  /** `byHand`: the command that installs the downloaded update, if there is one. */
  | { readonly kind: 'failed'; readonly why: UpdateFault; readonly byHand?: string }
