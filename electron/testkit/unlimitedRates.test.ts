import { expect, it } from 'vitest'
import { windowClient } from './clients.ts'
import { unlimitedRates } from './unlimitedRates.ts'

it('unlimited rates refuse none of many calls that write a file', () => {
  const [rates, client] = [unlimitedRates(), windowClient()]
  const calls = Array.from({ length: 200 }, () => rates.allows(client, 'saves:export'))
  expect(calls).not.toContain(false)
})
