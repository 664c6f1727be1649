import { MENU } from '../../input/navigation.ts'
import { CommandKey } from '../../ui/CommandKey.tsx'

/** The button or key that opens the settings from the menu. */
export const SettingsKey = () => <CommandKey of={MENU.commands.settings} />
