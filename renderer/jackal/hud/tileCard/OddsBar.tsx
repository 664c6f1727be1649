import type { ReactElement } from 'react'
import type { JackalState } from '../../../../engine/jackal/types.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { MyTurnIcon, PauseIcon, SkullIcon, UndoIcon } from '../../../ui/icons.tsx'
import { FORTUNES, type Fortune, oddsOf } from '../turn/odds.ts'
import './oddsBar.css'

const SIGNS = {
  gold: <Coin size={1} />,
  sent: <MyTurnIcon size={0.9375} />,
  slow: <UndoIcon size={0.9375} />,
  held: <PauseIcon size={0.8125} />,
  death: <SkullIcon size={0.9375} />,
  else: null,
} as const satisfies Record<Fortune, ReactElement | null>

/** The possible content of a closed tile, as shares of a bar. */
export function OddsBar({ view }: { readonly view: JackalState }) {
  const odds = oddsOf(view)
  return (
    <span className="odds-bar" aria-hidden="true">
      {FORTUNES.map(
        (fortune) =>
          odds[fortune] > 0 && (
            <span key={fortune} data-fortune={fortune} style={{ flexGrow: odds[fortune] }}>
              {SIGNS[fortune]}
            </span>
          ),
      )}
    </span>
  )
}
