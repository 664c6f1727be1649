import { Dock, DockRow } from '../../../flat/FlatDock.tsx'
import { HideButton } from '../../../flat/HideButton.tsx'
import { useWords } from '../../../hud/useWords.ts'

/** In place of what would tell who one's captains are, while they are hidden. */
export function HiddenDock() {
  const { t } = useWords()
  return (
    <Dock hint={t('flat.admiral.hidden')}>
      <DockRow>
        <HideButton />
      </DockRow>
    </Dock>
  )
}
