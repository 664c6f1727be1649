import { HideButton } from '../../../flat/HideButton.tsx'
import { Dock } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'

/** In place of what would tell who one's captains are, while they are hidden. */
export function HiddenDock() {
  const { t } = useWords()
  return <Dock prompt={t('flat.admiral.hidden')} buttons={<HideButton />} />
}
