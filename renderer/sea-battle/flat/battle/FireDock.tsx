import { lazy } from 'react'
import type { SeaBattleState } from '../../../../engine/sea-battle/types.ts'
import { Dock, DockRow, FlatDock, MainButton, UndoButton } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'

import { coordinateOf, useLetters } from '../../coordinates.ts'
import { useAim } from '../../intent/aim.ts'
import { endReasonText } from '../../log/sentences.ts'
import { refusalText, refusedShotText } from '../../refusalText.ts'
import { SightIcon } from './SightIcon.tsx'

/** Inspected only at the end: a phone need not load it before. */
const InspectionNote = lazy(async () => ({
  default: (await import('../../inspection/InspectionNote.tsx')).InspectionNote,
}))

/** Fires at the cell aimed at, or says why not. */
export function FireDock({ view }: { readonly view: SeaBattleState }) {
  const words = useWords()
  const aiming = useAim((state) => state.open.size > 0)
  const refused = useAim((state) => state.refused)
  return (
    <FlatDock
      asked={aiming ? <Asked /> : null}
      vain={refused && refusedShotText(words.t, refused).text}
      {...(view.result && { reason: endReasonText(view.result, words), verdict: <InspectionNote view={view} /> })}
    />
  )
}

function Asked() {
  const { t } = useWords()
  const language = useLetters()
  const { open, cursor, refused, confirm } = useAim()
  const isOpen = cursor !== null && open.has(cursor)
  const free = refused?.why === 'sure-water' ? refusedShotText(t, refused).text : t('flat.sea.aim')
  const hint = cursor === null || isOpen ? free : refusalText(t, 'already-fired').text
  const label = isOpen ? t('hint.fire.at', { cell: coordinateOf(cursor, language) }) : t('key.fire')
  return (
    <Dock hint={hint}>
      <DockRow>
        <UndoButton />
        <MainButton label={label} icon={<SightIcon />} disabled={!isOpen} onPress={confirm} />
      </DockRow>
    </Dock>
  )
}
