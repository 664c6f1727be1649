import { adoptEase } from '../../input/ease.ts'
import { adoptButtons } from '../../input/pad/chosenButtons.ts'
import { useSettings } from '../../ui/settings.ts'

/** Applies the settings of gamepads and held keys; phones' pages have none. Returns a function that stops this. */
export const followEase = (): (() => void) =>
  useSettings.subscribe(({ settings }) => {
    adoptEase(settings)
    adoptButtons(settings.padButtons)
  })
