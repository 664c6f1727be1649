import type { Handlers } from '../clients/answer.ts'
import type { Settings } from '../contract/ipc.ts'
import type { UsedSettings } from '../files/usedSettings.ts'

type SettingsHandlers = Pick<Handlers, Extract<keyof Handlers, `settings:${string}`>>

/** Handlers for settings; `apply` applies those that do not only concern the page. */
export function settingsHandlers(file: UsedSettings, apply: (settings: Settings) => Promise<void>): SettingsHandlers {
  return {
    'settings:get': () => file.current,
    'settings:change': async (change) => {
      const settings = await file.change(change)
      await apply(settings)
      return settings
    },
  }
}
