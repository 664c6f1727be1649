import type { Cell } from '../../../../engine/sea-battle/types.ts'
import { Dock, DockButton } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { coordinateOf, useLetters } from '../../coordinates.ts'
import { useAim } from '../../intent/aim.ts'

/** Fires at the cell that is aimed at. */
export function Fire({ cell }: { readonly cell: Cell }) {
  const { t } = useWords()
  const language = useLetters()
  return (
    <DockButton
      kind="main"
      label={t('hint.fire.at', { cell: coordinateOf(cell, language) })}
      command={TABLE.commands.confirm}
      onPress={() => void useAim.getState().confirm()}
      testId="btn-fire"
    />
  )
}

/** Asks about a shot at a cell that must be empty. */
export function SureWater({ cell }: { readonly cell: Cell }) {
  const { t } = useWords()
  return (
    <Dock
      isAsked
      surface="parchment"
      testId="asked-again"
      prompt={t('why.sure-water.short')}
      buttons={
        <>
          <DockButton
            label={t('common.back')}
            command={TABLE.commands.cancel}
            onPress={() => useAim.setState({ refused: null })}
            testId="btn-no-fire"
          />
          <Fire cell={cell} />
        </>
      }
    />
  )
}
