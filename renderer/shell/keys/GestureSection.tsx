import type { GameId } from '../../../electron/contract/ipc.ts'
import { GAME_IDS } from '../../../electron/contract/ipc.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { keysOf, useChosenKeys } from '../../input/bindings.ts'
import { type FingerMotion, GESTURES, type Gesture, type MouseMotion } from '../../input/gestures.ts'
import { useChordName } from '../../input/keyboardLayout.ts'
import { Key } from '../../ui/controls.tsx'
import { gameParts } from '../games.ts'

/**
 * Lists what mouse and fingers do, and the keys with the same effect: first for every game, then for one game or each.
 */
export function GestureSection({ game }: { readonly game: GameId | null }) {
  const t = useText()
  const games = game === null ? GAME_IDS : [game]
  const own = games.flatMap((id) => gameParts(id).controls.gestures ?? [])
  return (
    <section aria-label={t('gestures.title')}>
      <h3 className="keys-title rule-line">{t('gestures.title')}</h3>
      <table className="keys-gestures" data-testid="gestures">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('gestures.mouse')}</th>
            <th scope="col">{t('keys.title')}</th>
            <th scope="col">{t('gestures.touch')}</th>
          </tr>
        </thead>
        <tbody>
          {[...Object.values<Gesture>(GESTURES), ...own].map((gesture) => (
            <GestureRow key={gesture.does} gesture={gesture} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function GestureRow({ gesture: { does, mouse, touch, keys = [] } }: { readonly gesture: Gesture }) {
  const t = useText()
  const nameOf = useChordName()
  const chosen = useChosenKeys()
  const caps = keys.flatMap((command) => keysOf(command, chosen).slice(0, 1))
  const list = (motions: readonly (MouseMotion | FingerMotion)[]) =>
    motions.map((motion): PlainTextKey => `motion.${motion}`).map((key) => t(key))
  return (
    <tr>
      <th scope="row">{t(does)}</th>
      <td>{list(mouse).join(', ') || '—'}</td>
      <td>
        {caps.map((key) => (
          <Key key={key}>{nameOf(key)}</Key>
        ))}
        {caps.length === 0 && '—'}
      </td>
      <td>{list(touch).join(', ') || '—'}</td>
    </tr>
  )
}
