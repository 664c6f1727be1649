import { hideSecret } from '../../../host/secrets.ts'
import { useSession } from '../../../host/session.ts'
import { isShared } from '../../../host/viewer.ts'
import { CoachToken } from '../../../hud/coach/CoachNote.tsx'
import { Dock, Token } from '../../../hud/frame/Dock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { HiddenIcon, OverviewIcon } from '../../../ui/icons.tsx'
import { BATTLE } from '../../commands.ts'
import { useAim } from '../../intent/aim.ts'
import { firePrompt, useLastShot } from '../../log/useLastShot.ts'
import { Fire, SureWater } from './SureWater.tsx'

/** The dock while the player must fire. */
export function FireDock() {
  const { t } = useWords()
  const last = useLastShot()
  const { cursor, own, open, refused } = useAim()
  if (refused?.why === 'sure-water') return <SureWater cell={refused.cell} />
  const aimed = cursor !== null && own === null && open.has(cursor) ? cursor : null
  return (
    <Dock
      isAsked
      prompt={t(firePrompt(last))}
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

/** Moves the keyboard's cell to the other sea, and back. */
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

/** Hides the fleet behind the curtain, if several people share the screen. */
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
