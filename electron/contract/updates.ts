/** Why a program cannot be replaced by a newer one: it runs from its sources, knows no feed, or was only unpacked. */
export const UNABLE_REASONS = ['sources', 'no-feed', 'unpacked'] as const
export type UnableReason = (typeof UNABLE_REASONS)[number]

/**
 * Why an update failed: the feed is out of reach, the program or the update is not signed, the update is damaged, or what
 * was fetched could not take the place of this program (nobody gave the system's password, for example).
 */
export const UPDATE_FAULTS = ['unreachable', 'unsigned', 'damaged', 'not-installed', 'other'] as const
export type UpdateFault = (typeof UPDATE_FAULTS)[number]

/** What is known of a newer program. */
export type UpdateState =
  | { readonly kind: 'off' }
  | { readonly kind: 'unable'; readonly why: UnableReason }
  /** `current`: the feed was asked, and has nothing newer. */
  | { readonly kind: 'idle'; readonly current: boolean }
  | { readonly kind: 'checking' }
  /** Found, but there is a match on the table; so with `version` null: not even asked yet. */
  | { readonly kind: 'postponed'; readonly version: string | null }
  | { readonly kind: 'loading'; readonly version: string; readonly percent: number }
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'failed'; readonly why: UpdateFault }
