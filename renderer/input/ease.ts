import type { Settings } from '../../electron/contract/ipc.ts'

/** When a held key or button repeats: for the first time, and then; milliseconds. */
export interface Repeat {
  readonly after: number
  readonly every: number
}

/** The repetitions of each setting; null for none. Keys repeat usually as the system says. */
export const REPEATS = {
  usual: { after: 400, every: 90 },
  slow: { after: 700, every: 250 },
  off: null,
} as const satisfies Readonly<Record<Settings['holdRepeat'], Repeat | null>>

let repeat: Settings['holdRepeat'] = 'usual'
let toggles = false

/** Takes the settings for keys and buttons that are held. */
export function adoptEase(settings: Pick<Settings, 'holdRepeat' | 'holdsToggle'>): void {
  repeat = settings.holdRepeat
  toggles = settings.holdsToggle
}

/** Returns when a held direction or button repeats; null for never. */
export const repeatNow = (): Repeat | null => REPEATS[repeat]

/** Returns whether a press switches on, and the next one off, what is otherwise held. */
export const isToggling = (): boolean => toggles

/** Text fields repeat as the system says. */
const TEXT = 'input:not([type=checkbox], [type=radio], [type=range]), textarea'

/**
 * Drops repetitions of held keys that come too soon for the setting, before any handler of the page. Each page calls it
 * before it adds other listeners. Returns a function that stops this.
 */
export function slowKeys(): () => void {
  let next = Number.POSITIVE_INFINITY
  const keep = (event: KeyboardEvent) => {
    if (repeat === 'usual' || (event.target instanceof Element && event.target.matches(TEXT))) return
    const times = repeatNow()
    if (!event.repeat) next = times ? event.timeStamp + times.after : Number.POSITIVE_INFINITY
    else if (!times || event.timeStamp < next) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else next = event.timeStamp + times.every
  }
  window.addEventListener('keydown', keep, true)
  return () => window.removeEventListener('keydown', keep, true)
}
