import { hideSecret } from '../../../host/secrets.ts'
import { useSession } from '../../../host/session.ts'
import { isShared } from '../../../host/viewer.ts'
import { CoachKey } from '../../../hud/coach/CoachNote.tsx'
import { HelpKeys, HintBar, KeyAction } from '../../../hud/HintBar.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { useLanguage } from '../../../i18n/useText.ts'
import { CURSOR, TABLE } from '../../../input/tableCommands.ts'
import { BATTLE, PLACING } from '../../commands.ts'
import { coordinateOf } from '../../coordinates.ts'
import { useAim } from '../../intent/aim.ts'
import { useLastShot } from '../../log/useLastShot.ts'
import { type PlacementState, placeMove } from '../../placement/berthing.ts'
import { clearFleet, layAtRandom, putToSea } from '../../placement/fleetOrders.ts'
import { usePlacement } from '../../placement/placementStore.ts'
import { formCount } from '../../placement/shapes.ts'
import { faultTold } from '../spoken/placementWords.ts'

/** What can be done now in Sea Battle, with the keys that do it. */
export function SeaBattleHintBar() {
  const placing = usePlacement((state) => state.seat !== null)
  const aiming = useAim((state) => state.open.size > 0)
  return <HintBar asked={placing ? <PlaceHint /> : aiming ? <FireHint /> : null} />
}

type PlaceText = 'hint.place' | 'hint.place.held' | 'hint.place.cursor' | 'hint.place.ready'

function placeText(state: PlacementState): PlaceText {
  if (state.held) return state.held.point ? 'hint.place.held' : 'hint.place.cursor'
  return placeMove(state) ? 'hint.place.ready' : 'hint.place'
}

function PlaceHint() {
  const { t } = useWords()
  const placement = usePlacement()
  const { held, slots, options } = placement
  const language = useLanguage((state) => state.language)
  const told = faultTold(placement, { t, language })
  const length = held ? (slots[held.slot]?.length ?? 1) : 1
  return (
    <>
      <p className={`hint-text${told ? ' is-fault' : ''}`}>{told ?? t(placeText(placement))}</p>
      <div className="hint-keys">
        <KeyAction
          command={TABLE.commands['next-piece']}
          label={t('key.nextShip')}
          onClick={() => placement.next()}
          testId="btn-next"
        />
        {(held || placement.cursor) && (
          <KeyAction
            command={TABLE.commands.confirm}
            label={t(held ? 'key.lay' : 'key.take')}
            onClick={() => placement.confirm()}
            testId="btn-lay"
          />
        )}
        {held && length > 1 && (
          <KeyAction command={PLACING.commands.turn} label={t('key.turn')} onClick={() => placement.turn(1)} />
        )}
        {held && formCount(length, options.shapes) > 1 && (
          <KeyAction command={PLACING.commands.shape} label={t('key.shape')} onClick={() => placement.reshape(1)} />
        )}
        {held && (
          <KeyAction command={TABLE.commands.cancel} label={t('key.cancel')} onClick={() => void placement.cancel()} />
        )}
        {!held && <CoachKey />}
        {!held && <KeyAction command={PLACING.commands.random} label={t('key.random')} onClick={layAtRandom} />}
        {!held && slots.some(({ berth }) => berth) && (
          <KeyAction command={PLACING.commands.clear} label={t('key.clear')} onClick={clearFleet} />
        )}
        {placeMove(placement) && (
          <KeyAction command={PLACING.commands.battle} label={t('key.battle')} onClick={putToSea} />
        )}
        <HelpKeys />
      </div>
    </>
  )
}

function FireHint() {
  const { t } = useWords()
  const last = useLastShot()
  const viewer = useSession((state) => state.viewer)
  const seats = useSession((state) => state.match?.seats)
  const language = useLanguage((state) => state.language)
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
