import type { Cell } from '../../../../engine/sea-battle/types.ts'
import { hideSecret } from '../../../host/secrets.ts'
import { useSession } from '../../../host/session.ts'
import { isShared } from '../../../host/viewer.ts'
import { CoachToken } from '../../../hud/coach/CoachNote.tsx'
import { Dock, DockButton, Token } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { TABLE } from '../../../input/tableCommands.ts'
import { HiddenIcon, OverviewIcon } from '../../../ui/icons.tsx'
import { BATTLE } from '../../commands.ts'
import { coordinateOf, useLetters } from '../../coordinates.ts'
import { useAim } from '../../intent/aim.ts'
import { useLastShot } from '../../log/useLastShot.ts'

/** The dock while a shot is asked for. */
export function FireDock() {
  const { t } = useWords()
  const last = useLastShot()
  const { cursor, own, open, refused } = useAim()
  if (refused?.why === 'sure-water') return <SureWater cell={refused.cell} />
  // after a miss it is the other's shot that was last
  const prompt = !last || last === 'miss' ? 'hint.fire' : last === 'sunk' ? 'hint.fire.sunk' : 'hint.fire.again'
  const aimed = cursor !== null && own === null && open.has(cursor) ? cursor : null
  return (
    <Dock
      isAsked
      prompt={t(prompt)}
      tokens={
        <>
          {cursor !== null && <OtherSea />}
          <Hide />
          <CoachToken />
        </>
      }
      buttons={aimed !== null && <Fire cell={aimed} />}
    />
  )
}

function Fire({ cell }: { readonly cell: Cell }) {
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
function SureWater({ cell }: { readonly cell: Cell }) {
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

/** Takes the keyboard's cell to the other sea, and back. */
function OtherSea() {
  const { t } = useWords()
  const isOwn = useAim(({ own }) => own !== null)
  return (
    <Token
      label={t(isOwn ? 'key.enemySea' : 'key.ownSea')}
      icon={<OverviewIcon />}
      command={BATTLE.commands['other-sea']}
      pressed={isOwn}
      onPress={() => useAim.getState().changeSea()}
      testId="btn-other-sea"
    />
  )
}

/** Hides the fleet behind the curtain, where several people share the screen. */
function Hide() {
  const { t } = useWords()
  const viewer = useSession((state) => state.viewer)
  const seats = useSession((state) => state.match?.seats)
  return (
    seats &&
    isShared(seats) &&
    viewer !== 'spectator' && (
      <Token
        label={t('key.hide')}
        icon={<HiddenIcon />}
        command={BATTLE.commands.hide}
        onPress={hideSecret}
        testId="btn-hide"
      />
    )
  )
}
