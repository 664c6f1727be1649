import { create } from 'zustand'
import { defaultSettings, type QualityTier, type Settings } from '../../electron/contract/ipc.ts'
import { SOUND_BUSES } from '../audio/names.ts'
import { sounds } from '../audio/sounds.ts'
import { call } from '../host/client.ts'
import { hideTitles } from '../i18n/matchName.ts'
import { translator } from '../i18n/t.ts'
import { useLanguage } from '../i18n/useText.ts'
import { adoptKeys } from '../input/bindings.ts'
import { pageTable } from '../playback/pageTable.ts'
import { showProblem } from './toasts/toasts.ts'

/** The host's settings; the defaults until they are `loaded`. */
export const useSettings = create<{ readonly settings: Settings; readonly loaded: boolean }>(() => ({
  settings: defaultSettings('en'),
  loaded: false,
}))

/** Loads the settings from the host and applies them. */
export async function loadSettings(): Promise<void> {
  const answer = await call('settings:get', {})
  if (answer.ok) adoptSettings(answer.value)
  else showProblem(answer.problem)
  useSettings.setState({ loaded: true })
}

/** Applies a change of the settings at once and has the host save it. */
export async function changeSettings(change: Partial<Settings>): Promise<void> {
  adoptSettings({ ...useSettings.getState().settings, ...change })
  const answer = await call('settings:change', change)
  if (!answer.ok) showProblem(answer.problem)
}

/** Applies settings that the host has sent. */
export function adoptSettings(settings: Settings): void {
  useSettings.setState({ settings })
  applySettings(settings)
}

/** True in the private window, which shows what a captured window hides. */
export const IS_PRIVATE_WINDOW = new URLSearchParams(globalThis.location?.search).has('private')

/** Returns whether an audience sees this window: streamer mode is on, and it is not the private window. */
export const isSeenByAudience = ({ streamerMode }: Pick<Settings, 'streamerMode'>): boolean =>
  streamerMode && !IS_PRIVATE_WINDOW

/** Applies settings to everything outside React. */
function applySettings(settings: Settings): void {
  adoptKeys(settings.keys)
  useLanguage.setState({ language: settings.language })
  sounds.setVolume(settings.volume)
  for (const bus of SOUND_BUSES) sounds.setBusVolume(bus, settings[`${bus}Volume`])
  sounds.mute(settings.muted)
  pageTable.playback.setPace({ speed: settings.speed, reducedMotion: prefersReducedMotion(settings) })
  hideTitles(isSeenByAudience(settings))
  const root = document.documentElement
  root.lang = settings.language
  document.title = translator(settings.language)('app.title')
  root.dataset.textScale = String(settings.textScale)
  root.dataset.television = String(settings.television)
  root.dataset.contrast = prefersContrast(settings) ? 'more' : 'usual'
  root.dataset.motion = prefersReducedMotion(settings) ? 'reduced' : 'full'
}

const LESS_MOTION = '(prefers-reduced-motion: reduce)'
const MORE_CONTRAST = '(prefers-contrast: more)'

/** Returns whether to reduce motion, by the setting or, if that says so, by the system. */
export function prefersReducedMotion({ reducedMotion }: Pick<Settings, 'reducedMotion'>): boolean {
  if (reducedMotion !== 'system') return reducedMotion === 'on'
  return window.matchMedia(LESS_MOTION).matches
}

/** Returns whether to use high contrast, by the setting or, if that says so, by the system. */
export function prefersContrast({ highContrast }: Pick<Settings, 'highContrast'>): boolean {
  if (highContrast !== 'system') return highContrast === 'on'
  // Tests without a page draw pieces, too.
  return typeof window !== 'undefined' && window.matchMedia(MORE_CONTRAST).matches
}

export const useHighContrast = (): boolean => useSettings(({ settings }) => prefersContrast(settings))

/** Applies changes of the system's preferences for motion and contrast; returns a function that stops this. */
export function followSystem(): () => void {
  const queries = [LESS_MOTION, MORE_CONTRAST].map((query) => window.matchMedia(query))
  const follow = () => adoptSettings({ ...useSettings.getState().settings })
  for (const query of queries) query.addEventListener('change', follow)
  return () => {
    for (const query of queries) query.removeEventListener('change', follow)
  }
}

/** Returns the quality tier: the chosen or the measured one; Low until one is known. */
export function tierOf({ quality, measuredQuality }: Pick<Settings, 'quality' | 'measuredQuality'>): QualityTier {
  return quality === 'auto' ? (measuredQuality ?? 'low') : quality
}
