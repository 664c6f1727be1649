import { HideButton } from '../../../flat/HideButton.tsx'
import { Dock } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'

/** Replaces everything that would reveal the player's captains while they are hidden. */
export function HiddenDock() {
  const { t } = useWords()
  return <Dock prompt={t('flat.admiral.hidden')} buttons={<HideButton />} />
}
