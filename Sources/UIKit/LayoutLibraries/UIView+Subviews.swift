// SPDX-License-Identifier: Apache-2.0
public import UIKit

/// What many apps add to UIKit, each for itself, to build hierarchies of views.
extension UIView {
    public func addSubviews(_ views: UIView...) { views.forEach { addSubview($0) } }
    public func addSubviews(_ views: [UIView]) { views.forEach { addSubview($0) } }
}

extension UIStackView {
    public func addArrangedSubviews(_ views: UIView...) { views.forEach { addArrangedSubview($0) } }
    public func addArrangedSubviews(_ views: [UIView]) { views.forEach { addArrangedSubview($0) } }
}
