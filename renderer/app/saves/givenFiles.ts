import { create } from 'zustand'
import type { GivenFile } from '../../../electron/contract/ipc.ts'

/** A replay opened from a file. */
export type ReplayFile = Extract<GivenFile, { kind: 'replay' }>

interface GivenFilesState {
  /** Files whose results the dialog shows; empty if there are none. */
  readonly told: readonly GivenFile[]
  /** Replays opened from files since the program was started, the newest first. */
  readonly replays: readonly ReplayFile[]
  /** Opens the chosen file once the player has left another table; null if no file waits. */
  readonly toOpen: (() => void) | null
}

/**
 * The key under which the window stores replays while the program runs. The host keeps them for just as long, so a
 * reload loses none.
 */
const STORED = 'replays'

/** The results of the files that the player opened. */
export const useGivenFiles = create<GivenFilesState>(() => ({ told: [], replays: rememberedReplays(), toOpen: null }))

/** Adds files to those whose results the dialog shows. */
export function tellFiles(files: readonly GivenFile[]): void {
  keepReplays(files)
  useGivenFiles.setState(({ told }) => ({ told: [...told, ...files] }))
}

/** Adds the replays among the files to the list of replays. */
export function keepReplays(files: readonly GivenFile[]): void {
  const opened = files.filter((file) => file.kind === 'replay')
  useGivenFiles.setState(({ replays }) => ({ replays: [...opened.toReversed(), ...replays] }))
  sessionStorage.setItem(STORED, JSON.stringify(useGivenFiles.getState().replays))
}

/** Returns the replays that were opened before the page was reloaded; none if they cannot be read. */
export function rememberedReplays(): readonly ReplayFile[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') // only this file writes it
  } catch {
    return []
  }
}

export const closeFileReport = (): void => useGivenFiles.setState({ told: [], toOpen: null })

/** Opens a file later, once the player has agreed to leave the other table. */
export const openLater = (open: () => void): void => useGivenFiles.setState({ toOpen: open })

/** Opens the waiting file. */
export function openWaiting(): void {
  const { toOpen } = useGivenFiles.getState()
  closeFileReport()
  toOpen?.()
}
