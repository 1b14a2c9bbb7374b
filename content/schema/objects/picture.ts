import { defineField, defineType, type HotspotPreview } from '@sanity/types';
import { type FrameRatio, frameRatios } from '../../../lib/media/picture/frame-ratios.ts';
import { shortText } from '../rules/formats.ts';
import { pictureRules, withAlternative } from '../rules/pictures.ts';

/** The ratios to which the site cuts pictures. */
const cuts = {
  portrait: preview('Card, or top of a page on a phone', frameRatios.portrait),
  tall: preview('Featured experience on a phone', frameRatios.tall),
  square: preview('Deal or gallery on a phone', frameRatios.square),
  beside: preview('Beside a text', frameRatios.beside),
  landscape: preview('List and gallery', frameRatios.landscape),
  panel: preview('Call to action', frameRatios.panel),
  shared: preview('Shared link', frameRatios.shared),
  wide: preview('Featured experience', frameRatios.wide),
} satisfies Record<FrameRatio, HotspotPreview>;

/** The ratios to which styles cut what is left, in some widths of the screen. */
const shownParts = [
  preview('List of experiences on a phone', 3 / 4),
  preview('Opening hours of several venues', 3 / 2),
  preview('Opening hours on a phone', 12 / 5),
];

/** The greatest height of a picture that is as wide as a large screen, in CSS pixels. */
export const fullWidthHeight = 760;

/** Examples of pictures that are as wide as the screen of a visitor, whose shape they have. */
const fullWidths = [
  preview('Full width of a laptop', 1440 / fullWidthHeight),
  preview('Full width of a very wide screen', 2560 / fullWidthHeight),
];

function preview(title: string, aspectRatio: number): HotspotPreview {
  return { title, aspectRatio };
}

/** The crop tool shows the picture in every ratio that is fixed, and in examples of those that are not. */
export const picturePreviews: readonly HotspotPreview[] = [
  ...Object.values(cuts),
  ...shownParts,
  ...fullWidths,
];

/** A picture with its text alternative (WCAG 1.1.1); `decorative` ones have none. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  description:
    'Set the focal point (hotspot) in the crop tool: that part stays visible when the picture is cropped to fit a screen.',
  type: 'image',
  options: { hotspot: { previews: [...picturePreviews] } },
  validation: pictureRules,
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description:
        'Describes the picture to people who cannot see it, for example “Casks in a vaulted cellar”. Needed in every language of the document unless the picture is decorative.',
      type: 'localizedString',
      validation: (rule) => rule.custom(withAlternative),
    }),
    defineField({
      name: 'caption',
      title: 'Caption',
      description: 'Shown below the picture in galleries and in pictures with text. Optional.',
      type: 'localizedString',
    }),
    defineField({
      name: 'credit',
      title: 'Credit',
      description:
        'Photographer or source, shown with the enlarged picture. For anything but a photograph, enter “illustration”; it is translated.',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({
      name: 'decorative',
      title: 'Decorative',
      description:
        'Turn on for a picture that adds no information. Screen readers skip it, and its alternative text is not used.',
      type: 'boolean',
    }),
  ],
});
