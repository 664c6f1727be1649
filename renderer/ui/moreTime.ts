import { useSettings } from './settings.ts'

/** The factor on the time of things that go away without being closed, if the player wants more time. */
const LONGER = 3

/** Returns the time that a note with a button to close it stays, milliseconds; null if only that button removes it. */
export const useNoteTime = (usual: number): number | null =>
  useSettings(({ settings }) => (settings.moreTime ? null : usual))

/** Returns the time that something is in sight that cannot be closed, milliseconds. */
export const useSightTime = (usual: number): number =>
  useSettings(({ settings }) => sightTime(usual, settings.moreTime))

export const sightTime = (usual: number, moreTime = useSettings.getState().settings.moreTime): number =>
  moreTime ? usual * LONGER : usual
