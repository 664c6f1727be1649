import { adoptEase } from '../../input/ease.ts'
import { useSettings } from '../../ui/settings.ts'

/** Applies the settings for keys and buttons that are held; phones' pages have none. Returns a function that stops this. */
export const followEase = (): (() => void) => useSettings.subscribe(({ settings }) => adoptEase(settings))
