import { create } from 'zustand'
import type { GivenFile } from '../../../electron/contract/ipc.ts'

/** A replay opened from a file. */
export type ReplayFile = Extract<GivenFile, { kind: 'replay' }>

interface GivenFilesState {
  /** Files whose outcome is being told; empty if none. */
  readonly told: readonly GivenFile[]
  /** Replays opened from files since the program was started, the newest first. */
  readonly replays: readonly ReplayFile[]
  /** Opens the file that the player has chosen, once he has left the table of another copy; null without one. */
  readonly toOpen: (() => void) | null
}

/** What the window keeps under this name while the program runs, as the host keeps the replays: reloading loses neither. */
const STORED = 'replays'

/** What became of the player's files. */
export const useGivenFiles = create<GivenFilesState>(() => ({ told: [], replays: rememberedReplays(), toOpen: null }))

/** Tells what became of files, after those that are being told. */
export function tellFiles(files: readonly GivenFile[]): void {
  keepReplays(files)
  useGivenFiles.setState(({ told }) => ({ told: [...told, ...files] }))
}

/** Keeps the replays among the files for the list of replays. */
export function keepReplays(files: readonly GivenFile[]): void {
  const opened = files.filter((file) => file.kind === 'replay')
  useGivenFiles.setState(({ replays }) => ({ replays: [...opened.toReversed(), ...replays] }))
  sessionStorage.setItem(STORED, JSON.stringify(useGivenFiles.getState().replays))
}

/** The replays that were opened before the page was reloaded; none if they cannot be read. */
export function rememberedReplays(): readonly ReplayFile[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') // only this file writes it
  } catch {
    return []
  }
}

export const closeToldFiles = (): void => useGivenFiles.setState({ told: [], toOpen: null })

/** Opens a file later, when the player has agreed to leave the table where he is. */
export const openLater = (open: () => void): void => useGivenFiles.setState({ toOpen: open })

/** Opens the file that was to be opened later. */
export function openWaiting(): void {
  const { toOpen } = useGivenFiles.getState()
  closeToldFiles()
  toOpen?.()
}
