import type { UnableReason, UpdateFault } from '../contract/ipc.ts'

/** Where newer programs come from. Everything may throw; `faultOf` tells what that means. */
export interface UpdateSource {
  /** Why this program cannot be replaced; null when it can. */
  unable(): UnableReason | null
  /** The version of a newer program; null when there is none. */
  find(): Promise<string | null>
  /** Fetches what `find` has found; tells how far it has come, from 0 to 100. Rejects when `stop` is called. */
  load(tell: (percent: number) => void): Promise<void>
  stop(): void
  /** Ends this program and starts the newer one. Throws where that cannot even be begun. */
  install(): void
  /** Whether what was fetched takes the place of this program when that ends. */
  installAtEnd(wanted: boolean): void
}

const UNSIGNED = /INVALID_SIGNATURE|code signature|not signed/i
const DAMAGED = /CHECKSUM_MISMATCH|checksum mismatch|size mismatch/i
const UNREACHABLE = /net::ERR_|ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|HTTP|status code|CHANNEL_FILE_NOT/i

/** What went wrong, from what the updater has thrown. */
export function faultOf(error: unknown): UpdateFault {
  const { message = '', code = '' }: { message?: unknown; code?: unknown } = error instanceof Error ? error : {}
  const text = `${code} ${message}`
  if (UNSIGNED.test(text)) return 'unsigned'
  if (DAMAGED.test(text)) return 'damaged'
  return UNREACHABLE.test(text) ? 'unreachable' : 'other'
}
