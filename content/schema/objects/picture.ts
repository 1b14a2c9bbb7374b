import { defineField, defineType, type HotspotPreview } from '@sanity/types';
import { type FrameRatio, frameRatios } from '../../../lib/media/picture/frame-ratios.ts';
import { shortText } from '../rules/formats.ts';
import { alternativeInLanguages, pictureRules, withAlternative } from '../rules/pictures.ts';

/** The crop tool shows the picture in every ratio to which the site cuts it. */
const previews = {
  portrait: preview('Card, or top of a page on a phone', 'portrait'),
  tall: preview('Featured experience on a phone', 'tall'),
  square: preview('Deal on a phone', 'square'),
  beside: preview('Beside a text', 'beside'),
  landscape: preview('List and gallery', 'landscape'),
  panel: preview('Call to action', 'panel'),
  shared: preview('Shared link', 'shared'),
  wide: preview('Featured experience', 'wide'),
} satisfies Record<FrameRatio, HotspotPreview>;

function preview(title: string, ratio: FrameRatio): HotspotPreview {
  return { title, aspectRatio: frameRatios[ratio] };
}

/** A picture with its text alternative (WCAG 1.1.1); `decorative` ones have none. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  description:
    'Set the focal point (hotspot) in the crop tool: that part stays visible when the picture is cropped to fit a screen.',
  type: 'image',
  options: { hotspot: { previews: Object.values(previews) } },
  validation: pictureRules,
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      description:
        'Describes the picture to people who cannot see it, for example “Casks in a vaulted cellar”. Needed unless the picture is decorative.',
      type: 'localizedString',
      validation: (rule) => [
        rule.custom(withAlternative),
        rule.custom(alternativeInLanguages).warning(),
      ],
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
