import { expect, it } from 'vitest'
import { useSettings } from './settings.ts'

it('the page starts at the volume that a first start of the host has', () => {
  expect(useSettings.getState()).toMatchObject({ loaded: false, settings: { volume: 0.7 } })
})
