import { isSeenByAudience, useSettings } from './settings.ts'

/** Returns whether an audience sees this window. */
export const isCaptured = (): boolean => isSeenByAudience(useSettings.getState().settings)

/** Returns whether an audience sees this window. */
export const useIsCaptured = (): boolean => useSettings(({ settings }) => isSeenByAudience(settings))

/** Returns a path, an address or the name of a file, or dots if an audience sees this window. */
export const masked = (text: string): string => (isCaptured() ? '•••' : text)
