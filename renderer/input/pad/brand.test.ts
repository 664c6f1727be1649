import { expect, it } from 'vitest'
import { brandOf } from './brand.ts'

it.each([
  ['Xbox 360 Controller (XInput STANDARD GAMEPAD)', 'xbox'],
  ['Xbox Wireless Controller (STANDARD GAMEPAD Vendor: 045e Product: 0b13)', 'xbox'],
  ['Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 0ce6)', 'playstation'],
  ['Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)', 'nintendo'],
  ['Steam Deck Controller (Vendor: 28de Product: 1205)', 'deck'],
  ['Microsoft X-Box 360 pad 0 (STANDARD GAMEPAD Vendor: 28de Product: 11ff)', 'xbox'],
  ['USB Gamepad (Vendor: 0079 Product: 0011)', 'generic'],
  ['', 'generic'],
])('knows the maker of %s', (id, brand) => {
  expect(brandOf(id)).toBe(brand)
})
