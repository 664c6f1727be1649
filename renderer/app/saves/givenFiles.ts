import { create } from 'zustand'
import type { GivenFile } from '../../../electron/contract/ipc.ts'

/** A replay opened from a file. */
export type ReplayFile = Extract<GivenFile, { kind: 'replay' }>

interface GivenFilesState {
  /** Files whose outcome is being told; empty if none. */
  readonly told: readonly GivenFile[]
  /** Replays opened from files since the page was loaded, the newest first. */
  readonly replays: readonly ReplayFile[]
}

/** What became of the player's files. */
export const useGivenFiles = create<GivenFilesState>(() => ({ told: [], replays: [] }))

/** Tells what became of files, after those that are being told. */
export function tellFiles(files: readonly GivenFile[]): void {
  keepReplays(files)
  useGivenFiles.setState(({ told }) => ({ told: [...told, ...files] }))
}

/** Keeps the replays among the files for the list of replays. */
export function keepReplays(files: readonly GivenFile[]): void {
  const opened = files.filter((file) => file.kind === 'replay')
  useGivenFiles.setState(({ replays }) => ({ replays: [...opened.toReversed(), ...replays] }))
}

export const closeToldFiles = (): void => useGivenFiles.setState({ told: [] })
