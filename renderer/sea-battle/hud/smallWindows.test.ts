import { describe, expect, it } from 'vitest'
import { RULES, type Rule } from '../../testkit/sheets.ts'

const rulesOf = (selector: string): readonly Rule[] => RULES.filter((rule) => rule.selector === selector)
const hiding = (part: string): readonly string[] =>
  RULES.filter(({ selector, declared }) => selector.includes(part) && declared.get('display') === 'none').map(
    ({ selector }) => selector,
  )

/** A length in rem. */
const rem = (text: string | undefined): number => Number.parseFloat(text ?? '')

describe('large text in a battle', () => {
  it('keeps the ships left', () => {
    expect(RULES.some(({ selector }) => selector.includes('.fleet-ships'))).toBe(true)
    expect(hiding('.fleet-ships')).toEqual([])
  })

  it('shows what the marks mean whenever the log is open', () => {
    const hidden = hiding('.legend:has(.legend-marks)')
    expect(hidden.length).toBeGreaterThan(0)
    for (const selector of hidden) expect(selector).toContain(':not(:has(.log-panel))')
  })

  it('lets the count of ships at sea take a second line beside the fleets', () => {
    const lines = rulesOf('.hud[data-phase] .turn-words > .turn-small:last-child')
    expect(lines.map(({ declared }) => declared.get('white-space'))).toEqual(['nowrap', 'normal'])
  })
})

it('the log has room for three whole lines in a low window', () => {
  const [panel] = rulesOf('.hud.is-log-below[data-phase] .log-panel')
  const [line] = rulesOf('.hud.is-log-below[data-phase] .log-line')
  const room = rem(panel?.declared.get('max-height')) - 2 * rem(panel?.declared.get('padding'))
  const height = rem(line?.declared.get('line-height')) + 2 * rem(line?.declared.get('padding'))
  const borders = 2 / 16
  expect(room).toBeGreaterThanOrEqual(3 * height + borders)
})
