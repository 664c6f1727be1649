import type { UnableReason, UpdateFault } from '../contract/ipc.ts'

/** A source of updates. Every method may throw; `faultOf` interprets the error. */
export interface UpdateSource {
  /** Returns why this program cannot be updated; null if it can. */
  unable(): UnableReason | null
  /** Resolves with the version of the update; null if there is none. */
  find(): Promise<string | null>
  /** Downloads what `find` has found; reports progress from 0 to 100. Rejects when `stop` is called. */
  load(onProgress: (percent: number) => void): Promise<void>
  stop(): void
  /** Ends this program and starts the new version. Throws if that cannot begin. */
  install(): void
  /** Returns the command by which the user can install the downloaded update; null if there is none. */
  byHand(): string | null
  /** Sets whether a downloaded update is installed when the program ends. */
  installOnQuit(wanted: boolean): void
}

const UNSIGNED = /INVALID_SIGNATURE|code signature|not signed/i
const DAMAGED = /CHECKSUM_MISMATCH|checksum mismatch|size mismatch/i
const UNREACHABLE = /net::ERR_|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|HTTP|status code|CHANNEL_FILE_NOT/i

/** Returns the kind of error that the updater has thrown. */
export function faultOf(error: unknown): UpdateFault {
  const { message = '', code = '' }: { message?: unknown; code?: unknown } = error instanceof Error ? error : {}
  const text = `${code} ${message}`
  if (UNSIGNED.test(text)) return 'unsigned'
  if (DAMAGED.test(text)) return 'damaged'
  return UNREACHABLE.test(text) ? 'unreachable' : 'other'
}
