import { expect, it } from 'vitest'
import { boxAt } from './box.ts'
import { pointTo } from './captionStem.ts'

const CAPTION = boxAt({ x: 100, y: 100 }, { width: 120, height: 24 })

function stemTo(x: number, y: number) {
  const element = document.createElement('p')
  pointTo(element, CAPTION, { x, y }, 30)
  const of = (name: string) => element.style.getPropertyValue(name)
  return element.hasAttribute('data-away') ? [of('--stem-x'), of('--stem-y'), of('--stem'), of('--stem-turn')] : null
}

it('a caption right over its ship needs no line to it', () => {
  expect(stemTo(160, 154)).toBeNull()
  expect(stemTo(110, 154)).toBeNull()
})

it('a caption beside its ship, or far over it, has a line that ends short of it', () => {
  expect(stemTo(312, 112)).toEqual(['112px', '12px', '88px', '0.000rad'])
  expect(stemTo(160, 224)).toEqual(['60px', '24px', '88px', '1.571rad'])
})
