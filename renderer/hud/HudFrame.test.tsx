import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HudFrame } from './HudFrame.tsx'
import { movingPanels } from './panels/panels.ts'

const slots = { board: null, log: 'below', turn: null, scores: null, menu: null, pages: null, hint: null } as const

/** The card among the panels that move. */
function cardIn(cardDecides: boolean) {
  const { container, unmount } = render(<HudFrame {...slots} card={<p>card</p>} cardDecides={cardDecides} />)
  const card = container.querySelector('.hud-card')
  const [first] = movingPanels()
  const found = movingPanels().find(({ element }) => element === card)
  unmount()
  return { isFirst: first?.element === card, yields: found?.yields }
}

it('a card that only tells may be hidden where there is no room; one that holds a decision is placed first and stays', () => {
  expect(cardIn(false)).toMatchObject({ yields: true })
  expect(cardIn(true)).toEqual({ isFirst: true, yields: false })
})
