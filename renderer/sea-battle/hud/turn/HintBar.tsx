import { hideSecret } from '../../../host/secrets.ts'
import { useSession } from '../../../host/session.ts'
import { isShared } from '../../../host/viewer.ts'
import { CoachKey } from '../../../hud/coach/CoachNote.tsx'
import { HelpKeys, HintBar, KeyAction } from '../../../hud/HintBar.tsx'
import { useWords } from '../../../hud/useWords.ts'

import { CURSOR, TABLE } from '../../../input/tableCommands.ts'
import { BATTLE } from '../../commands.ts'
import { coordinateOf, useLetters } from '../../coordinates.ts'
import { useAim } from '../../intent/aim.ts'
import { useLastShot } from '../../log/useLastShot.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { PlaceHint } from './PlaceHint.tsx'

/** What can be done now in Sea Battle, with the keys that do it. */
export function SeaBattleHintBar() {
  const placing = usePlacement((state) => state.seat !== null)
  const aiming = useAim((state) => state.open.size > 0)
  return <HintBar asked={placing ? <PlaceHint /> : aiming ? <FireHint /> : null} />
}

function FireHint() {
  const { t } = useWords()
  const last = useLastShot()
  const viewer = useSession((state) => state.viewer)
  const seats = useSession((state) => state.match?.seats)
  const language = useLetters()
  const { cursor, own, open } = useAim()
  // after a miss it is the other's shot that was last
  const told = !last || last === 'miss' ? 'hint.fire' : last === 'sunk' ? 'hint.fire.sunk' : 'hint.fire.again'
  const aimed = cursor !== null && own === null && open.has(cursor) ? coordinateOf(cursor, language) : null
  return (
    <>
      <p className="hint-text">{aimed === null ? t(told) : t('hint.fire.at', { cell: aimed })}</p>
      <div className="hint-keys">
        <CoachKey inMenu={false} />
        <KeyAction command={CURSOR} label={t('key.aim')} onClick={() => useAim.getState().step(0, 0)} />
        {cursor !== null && own === null && (
          <KeyAction
            command={TABLE.commands.confirm}
            label={t('key.fire')}
            onClick={() => void useAim.getState().confirm()}
          />
        )}
        {cursor !== null && (
          <KeyAction
            command={BATTLE.commands['other-sea']}
            label={t(own === null ? 'key.ownSea' : 'key.enemySea')}
            onClick={() => useAim.getState().changeSea()}
            testId="btn-other-sea"
          />
        )}
        {seats && isShared(seats) && viewer !== 'spectator' && (
          <KeyAction command={BATTLE.commands.hide} label={t('key.hide')} onClick={hideSecret} testId="btn-hide" />
        )}
        <HelpKeys />
      </div>
    </>
  )
}
